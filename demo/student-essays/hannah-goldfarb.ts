// The essays of Hannah Goldfarb: lively, generous and digressive; she keeps two answers that cannot both be hers.

export const hannahGoldfarb = {
  why03: `Okay so my first reaction was that he obviously refuses, and my second reaction was to wonder why it was so obvious to me, since I'm a person who'll say literally anything to get out of a parking ticket.

I think it's because of what he'd have to become. It isn't like they're asking for one thing one time. "Never again question anyone in public" isn't a fine, it's a job. He'd have to work at it every day. Somebody at the market says that justice is helping your friends and hurting your enemies, and he's got to stand there with his basket and say "mm." He'd have to practice not noticing. And I think that after about a year of practicing not noticing, you don't. That's what would scare me. It wouldn't be that he'd be a philosopher with his mouth shut. There'd be nobody in there anymore.

So that's my best reason: you can't keep the inside and give up the outside. People think that you can, they think your thoughts are safe in your head no matter what you do with your mouth. But the mouth is where you find out what you think! I don't know what I think about anything until I've argued with my mother about it.

Someone who disagrees would say that plenty of people have lived under governments where you had to keep your mouth shut and they kept their minds just fine. And that's true, and I take it really seriously, because my great-grandparents did. They'd talk in the kitchen with the faucet running. So it can be done. But I asked my grandmother about it and she said two things. She said that they had the kitchen, which Socrates sort of doesn't, because for him the whole point is talking to whoever comes along. And she said that it wasn't fine. She said that her father came out of it with this habit of agreeing with people, and he couldn't get rid of it, even here, even about baseball.

So I'd tell Socrates not to take it. I wouldn't tell my great-grandfather that. I don't know if that's consistent. I think that maybe the difference is that nobody asked my great-grandfather to sign.`,
  eut03: `At our table on Friday nights you're allowed to disagree with anyone, including the Almighty, as long as you pass the potatoes. So I grew up thinking of God as somebody who's got very strong opinions, which are right, but who you could in principle catch in a mistake. (Abraham argues Him down to ten.) You can't argue with someone about what's right if what's right is just whatever he says. So I went with number two, He commands it because it's right.

Now I've got to say what makes it right, and I'm supposed to pick one clear example. When my friend Talia's dad died, a woman from down the block who barely knew them showed up and did the laundry. That's all. She didn't bring a casserole, everyone brought casseroles. She went down to the basement and did four loads and left. I think that it's one of the most right things I've ever seen anyone do.

Why? I've got three tries. Try one, it helped. But so did the casseroles, and they didn't get me like that. Try two, she was selfless. But I bet she got something out of it, and I don't think that ruins it. Try three, which is the one I like: she *paid attention*. She looked at that house and thought about what it would actually be like to be in it on day three, and what it'd be like is that there are no clean towels. So I think what makes an action right is that it's based on really seeing the other person's situation, and doing what it calls for.

The objection is that somebody could see your situation perfectly and use it against you. Con men are great at paying attention. That's a problem! I thought about it on the bus. I guess I'd say that a con man sees what you'll *fall for*, and that's not the same thing as seeing what you need. But he might see both. Okay: seeing, and then answering what you saw. The con man sees the towels and steals the towels. I realize the whole thing is in the "answering" now, and that I haven't said what makes an answer a good one. Four loads of laundry is a good one. I could give you more examples but I don't have a theory.`,
  kno03: `Rosa doesn't know. And I want to stick up for her for a second before I say why, because she did nothing wrong, and everybody in section talked about her like she was an idiot. She looked at a clock! It's what they're for!

Here's why, though. Let's say there are two Rosas, and the second one walks by an hour later. Same clock, same glance, same feeling, and she believes that it's twenty past nine when it's twenty past ten. Nobody would say that *she* knows. And the only difference between them is when they happened to walk down the hall. I don't think that you can turn not knowing into knowing just by walking down a hall at a different time, if everything that you did and thought was the same. The first Rosa's got exactly what the second one has plus a coincidence.

So what's missing is that her method doesn't deserve the credit. It would've said twenty past nine to anyone, all day.

My example is my dad and birthdays. He never remembers when mine is, but he's got a rule, which is that any time my mother seems mad at breakfast for no reason he wishes somebody a happy birthday. One year he said it to me and it really was my birthday, and my mother really was mad, about the car. He had evidence, sort of. It was true. Did he know it was my birthday? Absolutely not. Did I let him think he'd gotten away with it? Also no.

An objection might be that my two-Rosas thing proves too much, because you can do it to anybody. There's a version of me who's looking at a perfect hologram of her cat. Same glance, same feeling. So do I not know that this is my cat? I'd say it's different because there isn't any hologram down the hall. The wrong Rosa's actually possible, she's just an hour away. How possible does it have to be before it ruins things? Pretty possible. I don't have a number.`,
  sce02: `So I'm on the skeptic's side here, which surprised my whole family.

I don't know I have hands. Let me walk through it, because I went in trying to get out of it and I couldn't. One: if I know that I've got hands then I know I'm not dreaming them. I mean, yeah. It'd be so weird to say "I know I have hands, no clue if I'm dreaming them." Two: I don't know that I'm not dreaming. I tried really hard on this one. I looked at my hands for like five minutes. They looked great. But I've had dreams where I looked at something for a long time and it looked great. I had one where I read an entire menu. So three.

So how's a person supposed to live like that? I think the answer is that it doesn't touch anything you'd do, but it does touch how you'd do it. You know when you're a guest in someone's house, and everything's available to you, you can use the towels and whatever, but you don't forget that it's not yours? I think that's how a skeptic lives. It's all still there. You just hold it a little more loosely, and you say thank you.

The objection that gets me the most is my own. A week ago I said you don't need to be absolutely certain to know something, and I gave a whole speech about it in section. And the site keeps telling me that I can't have both. I've read the thing about the contradiction maybe ten times. I can see what it's saying. If I don't need certainty, then it shouldn't matter that I can't rule out a dream. And still when I ask myself "do you know that you're not dreaming right now?" the only honest thing I can say is no. It isn't that I want certainty. I don't feel like I've got *anything*, I don't even have a ten percent reason, because whatever I'd use is inside the dream.

So maybe there's two kinds of not being certain. There's the kind where you've got some evidence but not all of it, and that kind's fine, you can still know. And there's the kind where your evidence might not be evidence at all. I think that I'd say the second kind is what kills it. I'm going to leave both my answers the way they are until someone talks me out of it.`,
  ind02: `Let me do Hume first. He says okay, you believe that the sun's coming up. Why? Because it always does. And why does it matter that it always does? Because things keep going like they've been going. And who told you that? And you open your mouth to say "well, they always have," and he just sits there and waits for you to hear yourself.

It's such a good argument. It's like when a little kid keeps asking why and you laugh at first, and then around the fourth why you notice that you're sweating.

But I said that we have a good reason and I do think so. My dog has been expecting a second breakfast for nine years, and it hasn't come once. So habit isn't everything! If Hume's right that expecting is just what happens in you when something's been repeated enough, then she should've stopped expecting it around year two, and I should be exactly as convinced about the sunrise as she is about breakfast, since we're both just animals with a feeling. And we're not the same. I'm right to expect what I do, and she isn't. She's got nine years of evidence against her and she's ignoring it.

So what's the difference between us, if it's not that I've got a reason and she doesn't? I'm *answering* to something. If the sun stopped coming up I would notice and I'd change my mind, and so would everybody, and there'd be committees. That's what it is to have a reason, that you'd drop it if it stopped being one.

Hume would say (he's so polite about it, that's what kills me) that being willing to change your mind when things change is very nice, but it doesn't tell you that they won't change tonight. And I know. I know it doesn't. But I didn't say I had a guarantee. The question was whether I have a good reason, and I feel like he wants a reason so good that it couldn't let you down, and nobody's ever had one of those about anything. My parents didn't have one when they got married. They had a good reason.

Anyway I gave the dog a second breakfast while I was writing this, so now I've wrecked the experiment.`,
  min02: `Dear Elisabeth,

I love your letters and I feel like we'd get along. I also feel like you'd destroy me in about four sentences, but here goes.

My view's this. I'm one thing, and it's a body. I'm not haunted. But there's something about me, like how it feels when I hear my brother practicing the same eight bars of trumpet, that isn't physical. It isn't a *thing* that's not physical, it's more like a side of me that isn't. So when you ask how the soul can push the body I get to say: I don't have a soul that pushes! There's just me, and I push. I've got plenty of extension, ask anyone who's sat next to me on a plane.

I was pretty pleased with that. And then I imagined you reading it, and I could see you put it down and pick up your pen. You'd say that's very well, but when you yelled at your brother to stop, was it because of how it *felt*? Or was it because of the physical side, the ears and the nerves and all that? Because if the nerves were enough then the feeling didn't do anything, and you'd have yelled just the same if it had felt like a massage. And if the nerves weren't enough, then the feeling must've reached in and helped, and now would you kindly tell me how something with no extension reaches in.

So here's my attempt. I think it's a mistake to picture the feeling as one more piece that's lined up next to the nerves, so you have to ask who did how much. When I say I yelled because it was driving me crazy, I'm not adding a piece. I'm telling you what the whole thing *was*. You can tell the story of a wedding by saying who was standing where and what noises came out of their mouths, and you could get it all right, every noise. You still wouldn't have said that two people got married. And it's not like the getting married was an extra thing in the room that pushed the noises around.

You'd say: but you said the feeling's *not* physical, and a wedding is, it's just the noises and the people under a certain description. And I'd say ... okay, I'd say that you got me, I want it to be like the wedding and I also want it to be more than the wedding. I don't think that there's anything else in the world that's like this. Maybe that's why your question is so good. Everything that you compare it to is the wrong kind of thing.

Please write back,
Hannah

P.S. He told you to think about it only a few hours a year?? I'd have been furious.`,
  mar02: `She learns a fact. I'm positive, and I'm also a person who was positive about a lot of things this semester, so let me try to actually argue for it.

Picture Mary the night before. She's making a list. (She'd be a list person, what else has she got in there.) On the list is everything she knows about red. And at the bottom she writes: "Things I don't know about red." And she'd put one thing. She'd put "what it looks like." And the next day she'd cross it off. If it's something that you can put on a list and cross off then it's a thing that you know, and I don't see how you'd say that it's just a skill. You don't cross off skills! You're never done with a skill. I've been playing the clarinet since I was nine. But what red looks like, you're done in one second.

I'm proud of that one. Okay, the strongest objection. My TA gave it in section and I've been chewing on it since. Mary could also have written "what it's like to be in the garden," and "what today will be like," and "what it's like to meet Fred." You can cross all those off after you've done them. Is there a nonphysical fact for each one? It gets crowded. There'd be a special fact for every single thing that ever happens to anybody.

And I guess ... yes? I think that there is. I don't see why it shouldn't be crowded. Every time something happens to somebody there's what happened and there's what it was like. It's like every coin has a back. You don't say "oh no, that's too many backs."

What it shows is that there's the physical stuff and there's what it's like. It fits with what I told Elisabeth, that I'm one thing with two sides. What I'd say to the people who think it's only an ability is that they've noticed that Mary can *do* more, and she can, but it's because she's now seen the other side of the coin.`,
  per03: `I've got this picture where I'm maybe ten months old and I'm on my grandfather's lap and I have his glasses in my mouth. He died when I was four. So I've got two people in that picture who I'm trying to hold on to.

What makes me the same person as her? I said I don't survive the Mars thing, and I said it really fast, before I'd thought of a reason, so I had to go back and find out why. I think it's because of the "somebody like me." If I die and somebody exactly like me wakes up, my mother won't know the difference. *She* won't know the difference. And I kept thinking, but there'd be one, and the only person who would've known about it isn't around. That's so sad that I think it has to be true.

So it's not the memories because the copy has those. It isn't how I look. I think it's that there's one life, and you're on the inside of it, and it started somewhere and it's been going without a break, even when you're asleep. With the machine there's a break. The baby with the glasses and I are on the inside of the same one.

If someone lost all their memories, they'd still be on the inside of the same one. They just couldn't see back. I picture it like a train, where if you're in the last car and the lights go out in all the others it's still one train. My grandfather at the end didn't know what year it was, and he still did this thing where he'd tap twice on your hand before he let go of it. I don't know if that counts as a memory. Nobody taught him to.

Someone would say I can't tell from the inside whether there's been a break. Maybe there's one every night! I thought about that way too late in the evening. I don't have an answer, I just set two alarms.`,
  fre03: `I kept kosher until I was sixteen, and then one afternoon I didn't. It was a cheeseburger, it was at a mall, I was by myself. I'd like to talk about that because it mattered to me a lot more than anything to do with college.

Was it free? I said that I could have done otherwise, and if there's one thing I'm sure of, it's that. I stood in that line for like ten minutes. I let people go ahead of me! I got out of the line once and got back in. If you'd been watching me, there's no way that you could've said what I was going to do, and I don't think it's because you didn't have enough information. I had all the information and I didn't know either.

I think what made it free was that it wasn't about hunger. If I'd been starving I'd say the hunger did it. And it wasn't about rebelling, because nobody was ever going to find out, and nobody did until just now, hi. It was that I'd done the other thing every day of my life without once deciding to. I wanted to see if I could do it on purpose. The funny thing is that I went back to keeping it about a month later, and ever since then I *have* done it on purpose. So I kind of feel like that was the free part, and the burger was just what it cost.

The objection would be that I'm a person who likes drama, and of course I was going to get back in line, anybody who knows me could've told you. My sister said that when I told her the story. And I think that there's a difference between "that's so you" and "you had to." When I do something that's so me, it's because I did it. It's not me because I had to.`,
} as const;
