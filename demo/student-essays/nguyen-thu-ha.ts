// The essays of Nguyễn Thu Hà: quick, clear and curious; she changes her mind about the mind in the middle of the
// term.

export const nguyenThuHa = {
  why03: `He shouldn't accept, and the best reason is one he doesn't spell out: the offer asks him to agree with the verdict.

Think about what they convicted him of. They say his questions corrupt people. If he now promises to stop, in exchange for his life, he's treating his questions as the kind of thing that's worth stopping. You don't bargain over something harmless. So the minute he says "deal," he's told every young person in the audience that the prosecutors had a point. He can't take the deal and still believe he's innocent, or at least he can't do it in a way anyone could tell.

I said in the first question that he's right about the unexamined life, but I don't think you need that claim to see why he refuses. You could think lots of lives are fine and still think you shouldn't sign a false confession.

What would someone say back? That a promise made at swordpoint isn't a confession of anything. Everybody in the room knows why he'd be saying it. [-That may be so.-] {+I think that's a good reply if you're talking about most people, and it's why I wouldn't blame most people. But Socrates has spent his life asking folks to say only what they believe. He's the one person in Athens whose words can't be taken as just words.+} And there are his sons, of course, who didn't get a vote.`,
  eut03: `My example: in ninth grade a girl named Dana was being blamed for something I'd done (it was a broken microscope, it doesn't matter). I let it go on for two days and then told. Telling was right. If God commanded it, then I think it was because it was already the right thing, which is what I answered.

So what made it right? It isn't that it made things better overall. It made things about even: Dana got out of trouble and I got into it. Swap one unhappy ninth grader for another and the total's the same. And it isn't that people would've found out otherwise. They wouldn't have.

I think what made it right is that the blame was mine. It was sitting in the wrong place. Some things belong to people, not only good things like their money and their time but also bad things like their mistakes, and doing right is partly putting things back where they go. I'd call that fairness, but I mean something more specific than everyone getting the same.

Objection: what about cases where nothing's out of place, but you could still do some good, like giving to strangers? My idea doesn't seem to say anything about that. {+I could stretch it and say that the strangers' share of the world is sitting in my bank account. I kind of believe that, actually. But I notice that I'm stretching, so I'd rather say that there's more than one way to be right, and that I've described one.+}`,
  kno03: `Everybody says Rosa just got lucky, so she doesn't know. I don't think that can be the whole story, because luck is everywhere. It's lucky that I was born in a place with schools. It was lucky I overheard the change of room for the midterm. I still know what I learned in school, and I knew what room it was in. So the question isn't whether luck is involved. It's where.

Here's how I'd draw it. There's the world, there's my evidence, and there's my belief. You can be lucky in getting the evidence: that's overhearing the room. It doesn't hurt at all. Or you can be lucky in the step between evidence and truth: the evidence pointed at the truth but it wasn't because of the truth. That's Rosa. She didn't need luck to see the clock. She needed luck for what she saw to match the time. That kind of luck kills knowledge, because the whole point of evidence is to take over the job that luck would otherwise have to do.

My test case: a fire alarm goes off, I believe there's a fire, and there is one. But the alarm was set off by a kid pulling it as a prank, and the real fire's in a different wing and hasn't reached any detector. Lucky in the second place. I don't know there's a fire, even though I'm on the lawn, safe and right.

[-I think that shows that my view is correct.-] {+Now a harder one for me. Same alarm, but the kid pulled it because he smelled smoke. From where I'm standing nothing's changed: I hear a bell. Yet now the fire is why it rang, and I'd say that I know. So two people with the same experience and the same true belief can differ in what they know, because of what some kid was smelling. I used to think that you could tell from the inside whether you know something. (I've started checking the second hand on every clock I walk past, which my friends find tiring.)+}`,
  sce02: `I ended up a skeptic by accident. I said I can't rule out dreaming, and I said that knowing takes certainty, and after that the site just walked me here. So I've been trying to figure out whether I actually believe it.

I accept both premises. The first one because I don't see how I could know that I have hands and at the same time have no idea whether there are any. The second because, well, I've tried. Every way I've got of checking is one more thing that I could dream.

Then how do I live with it? I think that we've got two jobs and use one word for both. One job is deciding when to act. For that I need things to be likely enough given what's at stake. The other job is getting to the bottom of something, where nothing's left that could turn out to be wrong. I don't know I have hands in the second sense. I'm fine in the first. When I say to my sister that I know where her keys are, she isn't asking me to get to the bottom of anything.

Someone might say that I just gave the skeptic the word and kept everything that matters, so why bother? {+Because I think something does change. If nobody's gotten to the bottom of anything, then nobody's in a position to say the conversation's over, including the people who're sure. It made me a little more patient with my uncle. I don't think he's right about anything, but I can't say that I've finished checking.+}`,
  ind02: `Hume's point is that there's a hole in the middle of every prediction and we don't notice because we always step over it. "The sun has risen every day. Therefore it'll rise tomorrow." Between the two sentences there's a missing one: what's happened regularly keeps happening. And what backs that one up? If you say "it's worked so far," look at what you just did. You went from so far to from now on. You used the missing sentence to get the missing sentence.

I said that he's right, it's habit, not a reason. I'd like to defend that against the reaction I had myself, which was: oh come on.

The "oh come on" says that some predictions are obviously more reasonable than others, and Hume can't explain that. I think that he can explain why it seems so. If you've been trained by the same world as everyone else, the predictions your training likes are going to look like the sensible ones. It's like an accent. You don't hear your own. Everyone who grew up where you did sounds normal, and it feels like they're the ones who are just pronouncing the words right.

I learned English at six, and I remember the exact moment when it stopped being a rule I was following and turned into something that simply sounded right. Nothing had been proved to me. I'd been around it long enough.

[-So habit can feel like reason.-] {+What I can't quite get comfortable with is this. An accent isn't right or wrong, but a prediction is. If the habit's got no reason behind it, then its working every single day is a coincidence on a scale I can't even picture. Hume would say that calling it too big a coincidence is using the habit again. I believe him, and it's the most frustrating sentence I've written this month.+}`,
  min04: `I said pain is a brain state, so the octopus is the obvious problem. If pain's this particular kind of state in a brain like mine, and the octopus hasn't got it, then it's not in pain when it curls up around the torn arm.

I don't believe that it isn't. So do I give up the view? The way I'd try to save it: maybe "pain" is like "jade," which turned out to be two minerals. There could be mammal pain and octopus pain, two kinds of stuff that we put under one word. Each of them would be a brain state.

But then what makes both of them pain? I can't say it's what they do, because that's the other theory. And what I want to say is that it's because they both hurt. Which is where I'm stuck, because I don't know what kind of brain state "hurting" would be.`,
  min02: `Dear Elisabeth,

I should tell you that two weeks ago I didn't think your question was any of my business. I'd said that the mind's nothing over and above something physical. Then we did Mary and her tomato, I couldn't shake it, and I went back and changed my answer: I'm one physical thing, but my experiences aren't physical properties. So I've crossed over to your correspondent's side, or at least to the fence.

I can tell you exactly what the old me would say to the new me. She'd say: if the experience isn't physical then either it does something or it doesn't. If it does, how, given that it can't push? If it doesn't, then it wasn't the pain that made you say "ouch," and that's ridiculous.

Here's what I'd tell her, and you. I think you and Descartes both picture it as two things, a soul over here and a body over there, and then you ask about the gap. I don't have two things, so I don't have a gap. I've got one thing with two sorts of properties, like a word has a sound and a meaning. When you read this letter out loud, does the meaning make your friend laugh or does the sound? If you just had the sound, in a language he didn't speak, there'd be no laugh. If you just had the meaning, there would be nothing for him to hear. It'd be strange to ask how the meaning manages to push the sound around.

[-I think this answers your question.-] {+The old me isn't satisfied. She says that you could trace the laugh back through his ears and brain and never need to mention the meaning at all. I think that's true, and I think that if you traced it that way you'd have a complete story about some air and some muscles and you would've missed that somebody got a joke. Whether missing that is missing a cause is the thing I can't decide. I've already changed my mind on this once this month, so I'm leaving a little room.+}

Your admirer,
Hà`,
  mar02: `I think that Mary learns a fact, and this was the question that changed my answer about the mind, so I'd better be able to defend it.

The strongest objection, I think, is the one about knowing how. It says she picks up some skills, imagining red and recognizing it, and that skills aren't facts. It's a good objection because it explains why no book could've helped: you can't get a skill from a book either.

I learned to read in one language and to dream in another, so I don't trust anyone who says that knowing is all one thing. I'm very willing to believe in knowing how. But try this. Suppose Mary sees the tomato for one second and then loses, from some injury, all ability to picture or recognize colors. She has no skill left. For that one second, did she know what red's like? I think she did. She knew it right then, while she was looking at it. So the knowing can't just be the skill, since she had the one without the other.

{+Someone could say she did have the skill for a second. But what's a one-second ability to recognize something on future occasions?+}

What does it show? I used to think you could accept that Mary learns something and still be a physicalist, by saying it's an old fact learned in a new way. I don't anymore, because I think that a new way of knowing has to come from somewhere, something about the thing that lets you grab hold of it from that side. But I hold this at about seventy percent.`,
  per03: `My oldest photo was taken in an airport. I'm three, I'm wearing a name tag on a string, and I'm looking at something to the left of the camera that nobody can identify now.

I said that I wake up on Mars, and that if the body on Earth isn't destroyed then the one on Mars is still me. I've been asked why not the one on Earth, since she's got my actual bones. I'd been thinking that what matters is where my stream of memories and plans was headed. I got into that machine intending to go to Mars. The one who steps out and says "okay, I'm here, where do I check in?" is the one who's carrying on with what I was doing.

[-So the person on Mars is me.-] {+When I put it like that, I see a problem. The one on Earth also has the intention, she's just disappointed. She's carrying on with it too, she's asking for a refund. So I can't use the plan to pick. I could say that they're both me up to the button and that after it neither has a better claim. I left my answer as it was, but I believe it less than when I gave it.+}

For the photo: I'm connected to that three-year-old by a chain of days, each of which remembers most of the one before. I don't remember the airport, but I remember being seven, and at seven I remembered it. So it doesn't have to be that I remember her. It's enough that somebody who I remember being remembered her.

If someone loses all memory, the chain's cut. My view has to say that the person after the cut isn't the person before it, and I'm willing to say it with one condition. People never lose everything. They keep how to tie a shoe, they keep a language. A chain made out of those is thin, but it isn't nothing, and I'd count it.`,
  fre03: `I decided to go by Hà here, not Hannah, which is what it said on every class list from second grade on. It sounds tiny. It took me about a year.

My answers were that the past settled it and that acting on your own reasons is all the freedom there is, so I'll test the second part. What were my reasons? I wanted to hear my name. I was tired of answering to something that a secretary had picked because it was close. And they were mine in the sense that if you'd asked me why, I'd have said them, and I'd have meant them, and if you'd given me a good argument against them I might have stopped.

That last bit is what I think makes an action free. It isn't that there was another future available with everything else the same. It's that I was the kind of thing that could have been talked out of it. The secretary's stamp couldn't be talked out of anything.

The objection is that whether I could be talked out of it was fixed too. Sure. But it was fixed by how good the arguments were, and if you have to be fixed by something, I can't think of anything better.`,
} as const;
