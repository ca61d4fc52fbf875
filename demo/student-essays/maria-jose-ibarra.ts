// The essays of María José Ibarra: warm and talkative, at her best when she disagrees with her own first paragraph.

export const mariaJoseIbarra = {
  why03: `I'm going to say that he should accept, and I know it's the less heroic answer, but I've been thinking about it all week and I keep ending up here.

First of all, what's so bad about the deal? He gets to live. He gets to see his kids grow up. He can think all he wants, and he can talk to his friends at home, because it only says "in public." People act like they offered to cut out his brain. I think there's a kind of snobbery in the idea that a life is only worth living if you spend it having a certain kind of conversation. My aunt Chelo cleaned offices at night for twenty-two years and raised four of us, counting me in the summers, and I don't think she ever once asked what virtue was. She was just good. If you told her that her life wasn't worth living because it was unexamined, she'd hand you a plate and tell you to eat something.

So the main thing is that there are lots of good lives and the philosophical one is one of them. He'd be giving up one good thing and keeping all the others. A life with family and friends in it and thinking at home is a good life, even without the speeches in the market. There's more than one way to have a good life, is what I'm saying, and his isn't the only one.

Now the other side. Someone who disagrees would say that I'm missing what the deal does to him. It isn't that he'd be doing less of something. He'd wake up every day knowing that he'd been bought. And I have to admit that when I imagine him at seventy-five stopping himself in the middle of a sentence because a stranger came within earshot, it makes me sad in a way that Aunt Chelo never did. She wasn't keeping quiet about anything. So maybe it's different to never have examined things than to have done it and then stop because you're scared.

I still say accept. But I'd say it to him gently, and I wouldn't say it was free.`,
  eut02: `I said right actions are right because God commands them, and so the honest thing would seem to be to say yes: if God had commanded cruelty, cruelty would have been right. That is what the view says. If the command is what makes it right, then it's the command and not the content, and I can't turn around and complain about the content.

Okay. That was my first paragraph, and I wrote it on Monday, and I don't believe it.

I talked about this with my mother, who lit a candle for me and then gave me a better argument than the one I had. She said, "Mija, you're imagining God like a king who could have made any law. But He isn't like that. He's love, so what you are asking is what if love were hate." And I thought about it, and I think she's right that the question cheats a little. When I say that it's right because God commands it, I don't mean because somebody with a lot of power does. I mean this God, who's good. A cruel commander wouldn't be Him.

But then I disagreed with her too! Because what does it mean to say that He's good? If good only means doing what God commands, then saying God is good is just saying that He does what He tells Himself to, and a cruel god could do that as well. And if good means something more, like loving, then it's the loving that was doing the work all along and the command comes second. I can feel the other answer to the question, the one I didn't choose, waiting for me at the end of that road.

What I can live with is this. I think God's love and what's right aren't two things with one of them first. Asking which is because of which is like asking if my mother is kind because she does kind things or if she does them because she is kind. I don't know if that's allowed as an answer. It doesn't feel like a trick when I pray, but it does feel like one when I write it down.`,
  kno03: `No, she doesn't know. She's right, and if I asked her the time I'd get the right answer and catch my bus, and I still wouldn't say she knew.

I think what is missing is that she didn't get it from the truth. When you know something there's a path going back from your head to the thing, like when you pull on a string and there's something on the other end. Rosa pulls, and it feels like there is something there, but the string is tied to a nail. It's just that the fish happens to be swimming right next to the nail.

My second example is a real one. When I was little I believed that my grandfather had been a boxer, because I'd found a picture of him in shorts and gloves with his fists up. It turns out the picture was from a costume party. But he had also really been a boxer! For two years in Laredo, before he got married. Nobody told me until I was fifteen. So from when I was seven until I was fifteen I believed something true, and I had a pretty good reason, photographic evidence even, and I didn't know it. The picture wasn't tied to the boxing.

What would someone say against me? Maybe that it's too strict, because for most things I know I couldn't tell you where the string goes. I know that Lima is the capital of Peru, but who told me? I have no idea. I think that's okay. You don't have to see the whole string. It just has to be tied to the right thing at the other end, and with Lima I'm pretty sure it is.`,
  sce02: `I broke my wrist in March, and for six weeks I was very sure indeed that I had a hand. I'm saying this as a joke, but it's also sort of my argument.

The skeptic says that if I know I have hands, I know I'm not dreaming, and that I don't know I'm not dreaming, so I don't know about the hands. I said I can't rule out that it's a dream and that I know I have hands anyway. So you'd think I'd reject the first line. I went back and forth on this. [-I reject the first premise.-]

Rejecting the first one means I'd say "I know I have hands, but for all I know I'm only dreaming them," and when I say it out loud it sounds crazy. My roommate laughed. So I don't want that. {+I decided that it's the second line I don't buy. Just because I can't rule something out doesn't mean I don't know it isn't so. I can't rule out that my sister has been replaced by a very good actress. I can't do a single thing to rule it out! But do I know she's my sister? Of course I do. If someone said to me, "María José, you don't know that's your sister," I wouldn't feel that they had been careful. I'd feel they had been mean.+}

So what's the difference between ruling out and knowing? Ruling out is like closing a door and locking it. Knowing is more like living in a house. There are lots of doors in a house you've never locked, and you live there, and it's yours.

The skeptic will say that this is just a feeling. I felt at home in dreams also. That's true, one time I dreamed about a whole house with an extra floor, and I was so happy about all the space. What I'd answer is that when I was wrong, I was wrong, and I didn't know. In the dream I did not know I had an extra floor. But that was the dream's problem. I don't see why it has to follow me out of bed.

I realize I haven't proved I'm awake. I just don't think I was ever supposed to. I think that the skeptic changed the rules in the middle of the second line without telling anybody.`,
  ind02: `What Hume is saying (I had to read it three times and then explain it to my roommate, who's in nursing) is this. You see something happen over and over. So you expect it to happen again. And he asks, why? Where did you get the idea that what happened over and over is going to keep happening? You can't say it's logical, because you can imagine it not happening. And you can't say it's because it's always kept happening before, because that's the idea you're supposed to be giving a reason for. It's like if somebody asks why you trust a person and you say "because he told me I could."

That's a good comparison, and I came up with it, and it's what made me see how strong the argument is. You can't ask the witness whether the witness is honest.

But then I kept thinking about the witness. Because how do we come to trust people? We don't have any proof before we start. We trust them a little, and they come through or they don't, and then we trust them more or less. A baby can't check her mother's references. I don't think the baby is being irrational. I think trusting first is what you have to do in order to ever be in a position to have reasons, and then the reasons come, and they're real.

So I'd defend my answer about the sun like that. We started by trusting, without a reason, just like Hume says. And the sun came through. And we trusted some other things that didn't come through, like that the earth was flat, and we stopped. If it were only habit, we wouldn't be able to stop, would we? Habits don't care if they're right.

What would Hume say back? I think that he'd say that a person who came through every time before could still cheat you tomorrow, and that I haven't given any reason to think he won't, only said it would be natural to trust him. And yes. I haven't. But if I had a friend who never let me down in my life, and I refused to count on him for tomorrow because technically there's no proof, then there'd be something wrong with me, and I don't mean just with my heart.`,
  min02: `Dear Princess Elisabeth,

I hope you don't mind a letter from a stranger. I'm nineteen, I'm from El Paso, and I told my class that my mind isn't a physical thing. Now I have to answer your question, and I'll be honest, I've been putting it off.

You want to know how the soul can move the body if it can't touch it. The first thing I want to say is that I know it does. I'm doing it right now! I decide to write your name and my hand writes it. So if somebody tells me that this is impossible I feel like the bumblebee that they say can't fly. It might be that we don't know how, but not knowing how isn't the same as its not happening. People knew that the moon moved the sea for a long time before anybody could say how the moon could reach it.

The second thing is that I don't think of it as pushing. I think a soul is in the body more like a song is in a choir. You can't say where the song is. It isn't in the sopranos. It doesn't shove anybody. But everyone in the choir is moving their mouth the way they are because of the song.

Now I'm going to imagine what you would write back. I think you'd say: "Mademoiselle, thank you for your letter. The moon is a body and the sea is a body, so your example is of two extended things, and I never doubted that those can act upon each other. And as for your song, when the singers stop there is no song left over. If the soul is like that, then it's only the choir doing something, and when the choir goes home, so does the soul. I do not think that this is what you meant. Are you certain you are on the side you say you are on?"

And I'd have to sit down after reading that. Because it isn't what I meant. I meant that when my grandmother died she went somewhere. So the song isn't right, or it's only half right. Maybe the singer is a better comparison, but then I'm back to your question, because how does a singer who isn't in the room make the choir open their mouths?

I think I'll end by saying that I believe it without knowing how, and that I'm sorry I don't have more. You asked a better question than any of us had answers. I bet Descartes thought so too.

Yours truly,
María José`,
  mar02: `I said that Mary learns a new fact. The way I imagine it, she steps out of that room, and before she even sees the tomato there's the smell of the sea, because I put her room in Veracruz, where my cousins live. She's read about the sea. She knows the chemistry of it, sulfur compounds or whatever it is. And then it hits her and she starts to cry. You can't tell me that nothing happened to her. You can't tell me that she already knew that.

So that's my picture, and the tomato is the same thing but red. What it's like isn't in the book. I could write a thousand pages on the smell of the sea, and I'd love to, and you would have a thousand pages.

The strongest objection is that what she gets isn't a fact but more like an ability, or an experience, and that having an experience isn't the same as learning something. I did think about this. When I ride a roller coaster, something happens to me, but I don't come off it knowing more. Maybe Mary just had a ride.

But I don't think so, because after it she can tell if people are right or wrong. If somebody says "red is kind of like the sound of a trumpet," she can say "yes, a little" or "no, not at all." Before, she couldn't. You can only be in a position to say if a description is right when you know something that makes it right. And the smell of the sea: if you told me it smells like cucumbers I'd laugh, and I would be laughing because I know.

I think that it shows that not everything is physical. At least, it shows not everything is the kind of thing you can put in a physics book. I know that those might not be the same, our TA said so in section, but I can't see where the difference would be.`,
  per03: `In my earliest picture I'm in a yellow bathtub with my cousin Beto, and you can't tell which of us is which. My mother says I'm the one who is crying. So I have to take her word for it, not only about which one is me but about me being that person in the first place.

I think I'm the same person because I have the same soul. I said I'd die on the way to Mars, and that's why. They could send the information, but I'm not information. If they sent it to two places there would be two girls crying in two bathtubs, and they can't both be me, and I don't see what would make it one rather than the other, so I think it's neither.

Then the question asks about someone who lost all their memory, and this one isn't hard for me, because it happened. My bisabuela had Alzheimer's. At the end she'd hold my hand and call me señorita very politely, like I was someone at a bank. And you know what she did? She sang. She didn't know my name, but she knew all four verses of a song from when she was a girl. I don't bring this up to say that she did have some memory. I bring it up because I never thought for one second, "this is a different lady." I thought, "there you are."

Somebody could say that this is just how it felt to me and it doesn't prove a soul. I agree that it doesn't prove it. But if being the same person were about memory then my mother and I were both wrong every Saturday for three years, and the nurse was wrong too, and the priest. I'd rather think the theory is wrong.`,
  fre03: `The decision is about quinceañeras, so bear with me. I didn't want one. Everyone in my family has one, my mother had been saving since I was about nine, and the dress was already picked out by a committee of aunts. And at fourteen and a half I said no, thank you, I'd like to take the money and go see my brother in Oregon. It was a huge thing. My tía Norma still mentions it.

Was it free? I said I could have done otherwise about breakfast, so you won't be surprised that I say yes. I could have gone along. I'd gone along with everything up to then! Every single thing pushing on me was pushing one way, and I went the other way. If it was all just causes, you would think that the bigger pile of causes wins.

An objection would be that there were causes on my side too. I missed my brother. I hate big parties. I'm stubborn, which I got from my mother, who made the dress committee so mad at her wedding that they still talk about it. So maybe the stubbornness was the bigger pile and you just couldn't see it because it was inside.

I thought about that for a long time, because it's kind of convincing. But here's what I'd say. Being stubborn made me able to say no. It didn't say it for me. There was a moment at the kitchen table with everybody looking, and my mouth was open, and I truly did not know what was going to come out. I don't think a person who's just watching a pile fall over feels like that.`,
} as const;
