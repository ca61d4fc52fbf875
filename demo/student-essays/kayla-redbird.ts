// The essays of Kayla Redbird: plain and thoughtful, from a family with its own way of seeing these things.

export const kaylaRedbird = {
  why03: `Socrates shouldn't accept. A lot of people think that he should just go home and be quiet, and they've got a point that he'd at least be alive for his family.

But where I come from there were people who got told that exact thing. They could stay as long as they didn't speak a certain way, didn't teach it to the kids, didn't do it where anyone would see. Some of them said okay, because what else could they do. I don't blame them. But I know what it cost, because I'm one of the people it cost. My grandmother understood everything her mother said and couldn't say any of it back.

So the best reason I can give is that a silence like that doesn't stay with the person who agreed to it. It gets handed down. If Socrates says yes, he isn't only deciding for himself. [-People forget that.-] {+He's deciding for whoever would've learned it from him, and they aren't in the room.+}

Someone who disagrees would say that being dead is the most silent you can be, so dying doesn't pass anything on either. I thought about that one. {+But people remember somebody who wouldn't stop. You can pass that on. It's kind of the only reason we're reading about him.+}`,
  eut02: `I said what's right is right because it's commanded, and I want to explain what I meant since I don't think that it's what the question thinks I meant.

My auntie teaches our language on weekends, and in it you can't say "right" without saying who you're right with. There's no word for just right, by itself, floating. You're right with your mother, or with the river, or with the people who aren't born yet. So when I hear "right because God commands it" I don't hear somebody giving orders. I hear that being right is being in a good way with someone, and that it comes from them and not just from you.

Now, would cruelty have been right if God had commanded it? If you think of it as orders you get stuck. Either you say yes, which is awful, or you say that He wouldn't, and then people ask why not. But if it's about being in a good way with somebody, then "cruel for its own sake" and "in a good way with" just don't go together. It'd be like asking, what if the way to be close to my sister was to have nothing to do with her?

Here's an example of how it works. When my cousin took a deer out of season, nobody said he'd broken a rule, although he had. My uncle said, "Now you've got to go make it right with them," meaning the deer. And he had to go do some things, and it took a while. [-That's how we do it.-] {+You can't make it right with a rule. A rule doesn't care if you're sorry.+}

I can live with that. What I'm less sure about is whether it still counts as the answer I chose. {+I think it might be that the command and the rightness are both coming from the same place, which is that we belong to each other, and asking which comes first is like asking if the deer's right with us before we're right with the deer.+}`,
  kno03: `Most people seem to agree that Rosa doesn't know, and so do I. The clock isn't connected to anything anymore.

I think what's missing is that she's trusting something that isn't keeping up its end. Trusting's fine. You've got to trust clocks and people and everything else or you'd never leave the house. But whether you end up knowing depends on if the thing you trusted was doing its part. The clock quit twelve hours ago, and nobody told her.

For my own example I'll use tracks. My dad taught me to tell how old a track is by the edges. Say I look at one and say "this morning," and it was this morning. But say the only reason the edges were sharp was that it had frozen overnight and then a branch had kept the sun off, so that it would've looked like that if it was three days old. Then I'd be right, and I would've read it the way I was taught, and I wouldn't know. {+My dad would say that I got it right but the track didn't tell me.+}

Some people might say that you'd need to check for branches then, every time, and you'd never be done. I think you only need to check when there's a reason to. But it can still be there without you having any reason to. That's what makes Rosa unlucky, even though she's right.`,
  sce02: `I said that I can rule it out, so I don't accept number 2.

Dreams matter a lot in my family, so I don't want to talk about them like they're nothing. People get told things in dreams. But nobody mixes them up with being awake. You say "I dreamed it," and everyone knows what kind of thing you're telling them. If the skeptic were right that there's no way to tell, then there wouldn't be any such thing as telling someone your dream, because you'd never know that it was one.

[-So I know I have hands.-] {+He could say we only ever tell afterward, when we wake up. That's mostly true. But sometimes I know while I'm in it. And I've never once, while I was awake and paying attention, had to wonder. I think he's taking the worst case, somebody confused in the middle of the night, and acting like that's what it's always like for everybody.+}

A lot of people think you have to prove that you're awake before you get to say so. I don't see why the one who says I'm asleep doesn't have to prove something.`,
  ind02: `Hume's saying that when we think the sun's going to come up because it always has, we're leaning on the idea that things go on the way they've been going, and that there's nothing holding that idea up except for itself. If you say "it's worked before," then you're leaning on it again. So he says it's just what we're used to.

I said that it's a good reason even though it's not a proof. Some people would argue that science explains why the sun comes up, so it isn't just habit. Other people would say that science has the same problem. I think the other people are right about that.

What I'd say instead is that I don't think being used to something and having a reason are so different. My family's harvested rice on the same lake for longer than anyone's written down. You go by when the old people say it's ready. They're used to it. And they're right, year after year, and when the water changed they were the first ones to see that something was off. If somebody told my great-uncle that he's got no reason to think that it'll be ready the second week of September, only a habit, he'd probably say, "What did you think a reason was?"

{+Hume could say that's a nice answer, but it only moves the question over to why my great-uncle's habits are going to keep being good ones. I can't prove that they will. I just think he's got a better claim to the word "reason" than someone who's never looked at the lake.+}`,
  min02: `Dear Elisabeth,

I'm supposed to tell you how something that isn't a body can move a body. I believe that there's more to me than my body, so I'll try.

A lot of people who believe that talk about it like Descartes does, with the soul being a separate kind of stuff that's inside you somewhere. I don't think that I do. The way that I was taught, spirit isn't the opposite of a body. It's more like what makes it alive instead of not. A drum's just wood and hide until somebody plays it, but it's not like there's a wood thing and a hide thing and then a third thing called the song that pushes on them.

So how does it move anything? I'd say that it doesn't come from outside and give the body a shove. A body that's alive is already moving. Spirit is what it's moving with. You're asking how the two get connected, and I'd want to know how they ever got taken apart.

[-I hope this makes sense.-] {+I read this over and I can see you'd say I haven't answered. If it isn't separate then it's just the body being alive, and a doctor could tell you all about that. But I don't think a doctor could tell you why you'd thank a drum. I know it isn't an argument. It's where I'd start, though, if you wanted to come and sit with us.+}

Kayla`,
  mar02: `I said Mary learns a new fact. Lots of people in our section said it's an ability, and I tried to see it their way.

Here's how I think about it. My grandmother could understand the language but not speak it. So she had one without the other: she knew what the words meant, and she didn't have the ability. Then there are people who take it in college, who can say a bunch of sentences perfectly and don't really get what they're saying. So the ability and the knowing come apart in both directions. That makes me think that when Mary sees red what she gets can't only be an ability. She could have all the abilities, I guess, with some kind of training, and not get it. Or get it and not be able to do anything with it.

[-So I think it's a fact.-] {+The strongest objection is probably that I've shown it's not an ability but I haven't shown that it's a fact. Maybe it's some third thing. Like getting to know someone. You can know everything about a person and then meet them. I don't think that meeting somebody is learning a fact exactly. If I had to do this one over I might say that Mary meets red.+}

What it shows about everything being physical I'm not sure. If you can't meet something by reading, then there's more to it than what's been written down. I believe that about most things.`,
  per03: `In the first picture of me I'm in a cradleboard leaning against a truck. All you can see is a face, and it isn't a very happy one.

In my family you're given a second name when you're grown, and nobody thinks that the first child has died. I think about that when people say you'd be a different person if enough about you changed. You're supposed to change. The name's not because you're somebody else, it's since you've become who that first one was going to be.

So what makes me the same as her? I'd say it's the people. I don't mean that they get to decide. I mean that I've been my mother's daughter and my auntie's niece all along without a break, through every change, and that's what the "same" is holding on to. I said that I wouldn't make it to Mars. The one who gets there would remember my mother, but my mother never had her.

{+Some people would say that makes it depend on others too much. What about somebody with no family at all? I'd say that nobody comes from no one. You might not know who they are, but you've got them.+}

If a person loses all their memory they're still the same person, because their relations haven't gone anywhere. We had an elder who didn't know any of us by the end. People still came and told her who they were, and who their grandmother was. It was for her but it was partly for us, to say, we know who you are, so you don't have to.`,
  fre03: `I was going to quit school last year. I'd already packed. My little cousin had gotten into some trouble and my family needed somebody at home, and everyone told me it was my choice, which in my family means they hoped that I'd pick right without being told.

I stayed in school. I said that I could've done otherwise and I really believe that I could. I'd put my stuff in the car.

What made it free, I think, is that I did it with them and not against them. A lot of people talk as if you're only free when nothing's pulling on you. If nothing was pulling on me I wouldn't have had a decision to make. I sat in the car, and I thought about every one of them, and what I could do for them in ten years compared to now. Then I called my auntie and told her before I told myself, kind of.

The objection would be that with that many people pulling I wasn't really the one deciding. But they were pulling both ways. It had to be somebody who decided which of them to listen to.`,
} as const;
